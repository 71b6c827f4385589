/**
 * SQL of a text that is another one after each change of figures, in whichever way: a release, a decision, a brand, a
 * rebuild, the reference facts. Also each day, since what counts as published depends on the date. It never comes back.
 */
export const figuresState = `(
    select md5(string_agg(mark::text, '' order by mark)) from figures_change
  ) || ' ' || current_date`;

export const readFiguresState = `/* readFiguresState */ /* prepared */ select ${figuresState} as state`;
