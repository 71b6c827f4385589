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
  },
};

/** Makes the palette known to style sheets, each colour as `--name`. */
export function applyPalette(name: ThemeName): void {
  const root = document.documentElement;
  root.dataset['theme'] = name;
  for (const [key, colour] of Object.entries({ ...palettes[name] })) {
    root.style.setProperty(`--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, colour);
  }
}
