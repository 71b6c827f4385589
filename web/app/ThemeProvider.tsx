import { ConfigProvider } from 'antd';
import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { antdThemeOf } from './theme.ts';
import { applyPalette, palettes } from './palette.ts';
import type { Palette, ThemeName } from './palette.ts';

interface ThemeChoice {
  name: ThemeName;
  palette: Palette;
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
  const touched = useMediaQuery('(pointer: coarse)');
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const name = printing ? 'light' : (chosen ?? system);

  useEffect(() => {
    applyPalette(name);
  }, [name]);

  const choice = useMemo<ThemeChoice>(() => {
    const other = name === 'dark' ? 'light' : 'dark';
    const toggle = (): void => {
      localStorage.setItem(KEY, other);
      setChosen(other);
    };
    return { name, palette: palettes[name], toggle };
  }, [name]);
  const config = useMemo(() => antdThemeOf(name, { touched, calm }), [name, touched, calm]);

  return (
    <ThemeContext value={choice}>
      <ConfigProvider theme={config} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
        {children}
      </ConfigProvider>
    </ThemeContext>
  );
}

/** The theme that shows, its colours, and the switch. */
export function useTheme(): ThemeChoice {
  const choice = use(ThemeContext);
  if (choice === null) throw new Error('useTheme needs a ThemeProvider around it.');
  return choice;
}
