import { routes } from '../../../app/paths.ts';

/** Questions to begin with; each is an address of the explorer. */
export const EXAMPLE_QUESTIONS = [
  { label: 'Which cities grew most since 2019?', path: `${routes.explore}?by=growth&period=2019` },
  {
    label: 'Hotels of Galveston by RevPAR, 20 rooms or more',
    path: `${routes.explore}?of=properties&by=revpar&city=GALVESTON&rooms=20`,
  },
  {
    label: 'The biggest bars of Lubbock, with growth',
    path: `${routes.explore}?tax=bar&of=properties&city=LUBBOCK`,
  },
] as const;
