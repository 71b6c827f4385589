/**
 * SQL of a text that changes with every change of figures (a release, a decision, a brand, a rebuild, reference
 * facts) and every day, because the published months depend on the date. A value is never used again.
 */
export const figuresState = `(
    select md5(string_agg(mark::text, '' order by mark)) from figures_change
  ) || ' ' || current_date`;

export const readFiguresState = `/* readFiguresState */ /* prepared */ select ${figuresState} as state`;
