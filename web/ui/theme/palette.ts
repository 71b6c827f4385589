export type ThemeName = 'light' | 'dark';

export interface Palette {
  page: string;
  card: string;
  head: string;
  ink: string;
  second: string;
  third: string;
  line: string;
  accent: string;
  accentSoft: string;
  onAccent: string;
  chip: string;
  revenue: string;
  revenueSoft: string;
  up: string;
  down: string;
  /** For lines distinguished by colour, at least 3:1 against the card. */
  series1: string;
  series2: string;
  series3: string;
  series4: string;
  series5: string;
  series6: string;
}

/** The colours of the design. `third` is never for text below 18 px that must be read. */
export const palettes: Record<ThemeName, Palette> = {
  light: {
    page: '#f7f6f3',
    card: '#ffffff',
    head: '#fbfaf7',
    ink: '#1c2230',
    second: '#5b6475',
    third: '#8b93a3',
    line: '#e6e3dc',
    accent: '#b4500b',
    accentSoft: '#fbeee4',
    onAccent: '#ffffff',
    chip: '#efeeea',
    revenue: '#2f4b7c',
    revenueSoft: '#e2e8f4',
    up: '#1f7a4d',
    down: '#b3261e',
    series1: '#2f4b7c',
    series2: '#c2570c',
    series3: '#1f7a4d',
    series4: '#93408a',
    series5: '#857013',
    series6: '#0b7285',
  },
  dark: {
    page: '#12151c',
    card: '#1a1f29',
    head: '#1e242f',
    ink: '#e9ebf0',
    second: '#a3abba',
    third: '#79828f',
    line: '#2a303c',
    accent: '#f2935a',
    accentSoft: '#35251b',
    onAccent: '#1d1209',
    chip: '#262d39',
    revenue: '#8fb0ea',
    revenueSoft: '#26334c',
    up: '#6fcf9b',
    down: '#f08a80',
    series1: '#8fb0ea',
    series2: '#f2935a',
    series3: '#6fcf9b',
    series4: '#dd98d2',
    series5: '#d8c463',
    series6: '#62c6d8',
  },
};

/** Colours of the names that a property had, each beside its name: `--name-1` to `--name-12`. */
export const nameColours: Record<ThemeName, readonly string[]> = {
  light: [
    '#b4500b',
    '#2f4b7c',
    '#1f7a4d',
    '#a1338a',
    '#8a6a00',
    '#0b7285',
    '#c2302e',
    '#6b46c1',
    '#5c7a1f',
    '#d0447f',
    '#7a4b33',
    '#5b6475',
  ],
  dark: [
    '#f2935a',
    '#8fb0ea',
    '#6fcf9b',
    '#e58ccf',
    '#e0c15c',
    '#5cc8d8',
    '#f08a80',
    '#b79cf2',
    '#b5cf6b',
    '#ff9fc0',
    '#c99a7c',
    '#a3abba',
  ],
};
export const NAME_COLOURS = nameColours.light.length;

/** Makes the palette known to style sheets, each colour as `--name`. */
export function applyPalette(name: ThemeName): void {
  const root = document.documentElement;
  root.dataset['theme'] = name;
  for (const [key, colour] of Object.entries({ ...palettes[name] })) {
    root.style.setProperty(`--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, colour);
  }
  nameColours[name].forEach((colour, index) => {
    root.style.setProperty(`--name-${String(index + 1)}`, colour);
  });
}
