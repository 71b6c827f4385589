import { Button, Select } from 'antd';
import { useState } from 'react';
import type { SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isQuarterly, RESULT_ITEMS, RESULT_TYPES, resultsOfPeriodPath } from '../../app/paths.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { oneOf, useUrlState } from '../../ui/hooks/useUrlState.ts';
import { ITEM_OPTIONS, NOTHING_CHOSEN, TYPE_OPTIONS } from './classicSearch.ts';
import { ClassicPeriod, usePeriod } from './ClassicPeriod.tsx';
import { ClassicPlace } from './ClassicPlace.tsx';
import { namesOf } from './placeNames.ts';
import { productOf } from './resultsAddress.ts';
import type { ResultPeriod } from './resultsAddress.ts';
import styles from './ClassicSearch.module.css';

const DEFAULTS = { type: 'monthly', by: 'city', places: '', month: '', quarter: '', year: '' };

/** Classic Search: a tax, a place and a period, chosen one by one. */
export function ClassicSearch() {
  const { type, item, places, period, asked, message, change, submit } = useClassicSearch();
  return (
    <Card title="Classic Search">
      <form className={styles.classic} onSubmit={submit} noValidate>
        <Field label="Search type" id="classic-type">
          <Select
            id="classic-type"
            value={type}
            options={TYPE_OPTIONS}
            onChange={(next) => change({ type: next, month: '', year: '' })}
          />
        </Field>
        <Field label="Location" id="classic-by">
          <Select
            id="classic-by"
            value={item}
            options={ITEM_OPTIONS}
            onChange={(next) => change({ by: next, places: '' })}
          />
        </Field>
        <ClassicPlace
          product={productOf(type)}
          item={item}
          value={places}
          message={message}
          onChange={(next) => change({ places: next })}
        />
        <ClassicPeriod isQuarterly={isQuarterly(type)} period={period} onChange={change} />
        <Button type="primary" htmlType="submit" className={styles.submit} disabled={asked === null}>
          Search
        </Button>
      </form>
    </Card>
  );
}

/** The choice, which stays in the address, and the search that it starts. */
function useClassicSearch() {
  const [state, patch] = useUrlState(DEFAULTS);
  const [message, setMessage] = useState('');
  const navigate = useNavigate();
  const type = oneOf(RESULT_TYPES, state.type, 'monthly');
  const item = oneOf(RESULT_ITEMS, state.by, 'city');
  const period = usePeriod(type, state);
  const asked = askedOf(isQuarterly(type) ? period.quarter : period.month, period.year);
  const change = (next: Partial<typeof DEFAULTS>): void => {
    setMessage('');
    patch(next, { replace: true });
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const names = namesOf(state.places);
    if (names.length === 0) setMessage(NOTHING_CHOSEN);
    // A city search goes on without a city, as it always did; the results page says the same.
    if (asked === null || (names.length === 0 && item !== 'city')) return;
    void navigate(resultsOfPeriodPath(type, asked, item, names));
  };
  return { type, item, places: state.places, period, asked, message, change, submit };
}

/** Null until both are known. */
function askedOf(number: number | null, year: number | null): ResultPeriod | null {
  return number === null || year === null ? null : { number, year };
}
