import { usePageTitle } from '../../../app/about.ts';

/** For a sample that has no figures here. */
export function NoSample({ title, of }: { title: string; of: string }) {
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      <p>{`The releases that are published here have no figures for the sample ${of} yet.`}</p>
    </>
  );
}
