import { useAbout } from '../../app/about.ts';

/** A sentence with the operator’s address, if there is one; else how to reach them without. */
export function SupportAddress({ before }: { before: string }) {
  const { supportEmail } = useAbout();
  if (supportEmail === null) return <>Send a message with the form of Help and Support.</>;
  return (
    <>
      {before} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>, or send a message from Help and Support.
    </>
  );
}
