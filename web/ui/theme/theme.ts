import { theme as antdTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { palettes } from './palette.ts';
import type { Palette, ThemeName } from './palette.ts';

const FONT = "'Inter Variable', Inter, 'Inter Measures', system-ui, -apple-system, 'Segoe UI', sans-serif";

export interface Surroundings {
  /** Fingers need larger controls than a mouse. */
  touched: boolean;
  calm: boolean;
}

/** antd in the product's own clothes: quiet lines, one accent, no shadows, hierarchy by tone and size. */
export function antdThemeOf(name: ThemeName, surroundings: Surroundings): ThemeConfig {
  const colours = palettes[name];
  return {
    // The accent is chosen for each theme; antd would darken it for its dark one.
    algorithm: [
      name === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
      (seed, map) => ({ ...(map ?? antdTheme.defaultAlgorithm(seed)), ...accentsOf(colours) }),
    ],
    token: { ...measuresOf(surroundings), ...coloursOf(colours) },
    components: componentsOf(colours),
  };
}

function measuresOf({ touched, calm }: Surroundings): NonNullable<ThemeConfig['token']> {
  return {
    motion: !calm,
    fontFamily: FONT,
    fontSize: 14,
    borderRadius: 8,
    borderRadiusLG: 10,
    controlHeight: touched ? 44 : 36,
    controlHeightLG: 44,
    controlHeightSM: touched ? 44 : 28,
  };
}

function accentsOf({ accent }: Palette) {
  return {
    colorPrimary: accent,
    colorPrimaryHover: accent,
    colorPrimaryActive: accent,
    colorPrimaryBorder: accent,
    colorPrimaryText: accent,
  };
}

function coloursOf(colours: Palette): NonNullable<ThemeConfig['token']> {
  return {
    colorPrimary: colours.accent,
    colorLink: colours.accent,
    colorError: colours.down,
    colorSuccess: colours.up,
    colorText: colours.ink,
    colorTextSecondary: colours.second,
    colorTextTertiary: colours.second,
    colorTextDescription: colours.second,
    colorTextPlaceholder: colours.second,
    colorBgLayout: colours.page,
    colorBgContainer: colours.card,
    colorBgElevated: colours.card,
    colorBorder: colours.line,
    colorBorderSecondary: colours.line,
    colorFillTertiary: colours.chip,
    controlItemBgHover: colours.chip,
    controlItemBgActive: colours.accentSoft,
    controlOutline: 'transparent',
    boxShadow: 'none',
    boxShadowSecondary: '0 8px 32px rgb(0 0 0 / 14%)',
  };
}

function componentsOf(colours: Palette): NonNullable<ThemeConfig['components']> {
  return {
    Button: { primaryColor: colours.onAccent, primaryShadow: 'none', defaultShadow: 'none', fontWeight: 500 },
    Input: {
      colorBgContainer: colours.page,
      activeShadow: `0 0 0 1px ${colours.accent}`,
      errorActiveShadow: `0 0 0 1px ${colours.down}`,
    },
    Select: { selectorBg: colours.page, optionSelectedColor: colours.accent },
  };
}
