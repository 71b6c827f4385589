import { Provider as MotionProvider } from '@rc-component/motion';
import { ConfigContext } from 'antd/es/config-provider/context.js';
import { createContext, use, useLayoutEffect, useMemo, useState } from 'react';
import type { ContextType, ReactNode } from 'react';
import { useMediaQuery } from '../hooks/useMediaQuery.ts';
import { applyPalette, palettes } from './palette.ts';
import type { Palette, ThemeName } from './palette.ts';

interface ThemeChoice {
  name: ThemeName;
  /** Palette of the screen, also while the page is printed: canvases have no time to draw themselves again. */
  palette: Palette;
  /** Palette of what shows: on paper the light one. */
  shown: Palette;
  toggle: () => void;
}

const KEY = 'theme';
const ThemeContext = createContext<ThemeChoice | null>(null);

function storedTheme(): ThemeName | null {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

/** Light or dark: the system's until the person chooses, then theirs, remembered. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState(storedTheme);
  const system: ThemeName = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const printing = useMediaQuery('print');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const name = chosen ?? system;
  // Paper is white.
  const shown = printing ? 'light' : name;

  // Before anything is drawn in it, also when the page is about to be printed.
  useLayoutEffect(() => {
    applyPalette(shown);
  }, [shown]);

  const choice = useMemo<ThemeChoice>(() => {
    const other = name === 'dark' ? 'light' : 'dark';
    const toggle = (): void => {
      localStorage.setItem(KEY, other);
      setChosen(other);
    };
    return { name, palette: palettes[name], shown: palettes[shown], toggle };
  }, [name, shown]);
  const antd = useAntd();

  return (
    <ThemeContext value={choice}>
      <ConfigContext value={antd}>
        <MotionProvider motion={!calm}>{children}</MotionProvider>
      </ConfigContext>
    </ThemeContext>
  );
}

/** The behaviour of antd's widgets; their looks are written at build time. */
function useAntd(): ContextType<typeof ConfigContext> {
  const usual = use(ConfigContext);
  return useMemo(() => ({ ...usual, button: { autoInsertSpace: false }, wave: { disabled: true } }), [usual]);
}

/** The theme that shows, its colours, and the switch. */
export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (choice === null) throw new Error('useTheme needs a ThemeProvider around it.');
  return choice;
}
