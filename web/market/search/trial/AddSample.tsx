import { Button } from 'antd';
import { useState } from 'react';
import { generatePath } from 'react-router-dom';
import { hotelPath, routes } from '../../../app/paths.ts';
import { useStoredSession } from '../../../app/session.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { ADD_HOTEL, AddToPortfolio } from '../portfolios/AddToPortfolio.tsx';
import dialogStyles from '../../../ui/dialog/Dialog.module.css';

interface Props {
  hotel: { name: string; taxpayerNumber: string; locationNumber: number };
}

/** Adds the sample hotel to a portfolio; visitors, who have none, learn how to get one. */
export function AddSample({ hotel }: Props) {
  const { token, isPaid } = useStoredSession();
  const [isOpen, setOpen] = useState(false);
  if (token !== null && isPaid === true) return <AddToPortfolio product="HOTEL" property={hotel} />;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{ADD_HOTEL}</Button>
      {isOpen && (
        <Dialog label={ADD_HOTEL} onClose={() => setOpen(false)}>
          <h2>{ADD_HOTEL}</h2>
          <p>Portfolios are lists of hotels or bars that members keep. You need an account to have one.</p>
          <div className={dialogStyles.buttons}>
            {/* By way of the hotel's page for members, which has the same button. */}
            <LinkButton to={hotelPath(hotel)}>Login</LinkButton>
            <LinkButton to={generatePath(routes.register)} isPrimary>
              Sign Up
            </LinkButton>
          </div>
        </Dialog>
      )}
    </>
  );
}
