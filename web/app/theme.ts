import { theme as antdTheme } from 'antd';
import type { ThemeConfig } from 'antd';
import { palettes } from './palette.ts';
import type { ThemeName } from './palette.ts';

const FONT = "'Inter Variable', Inter, 'Inter Measures', system-ui, -apple-system, 'Segoe UI', sans-serif";

export interface Surroundings {
  /** Fingers need larger controls than a mouse. */
  touched: boolean;
  calm: boolean;
}

/** antd in the product's own clothes: quiet lines, one accent, no shadows, hierarchy by tone and size. */
export function antdThemeOf(name: ThemeName, { touched, calm }: Surroundings): ThemeConfig {
  const colours = palettes[name];
  return {
    algorithm: name === 'dark' ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      motion: !calm,
      fontFamily: FONT,
      fontSize: 14,
      borderRadius: 8,
      borderRadiusLG: 10,
      controlHeight: touched ? 44 : 36,
      controlHeightLG: 44,
      controlHeightSM: touched ? 36 : 28,
      colorPrimary: colours.accent,
      colorPrimaryHover: colours.accent,
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
    },
    components: {
      Button: {
        primaryColor: colours.onAccent,
        primaryShadow: 'none',
        defaultShadow: 'none',
        fontWeight: 500,
      },
      Input: {
        colorBgContainer: colours.page,
        activeShadow: `0 0 0 1px ${colours.accent}`,
        errorActiveShadow: `0 0 0 1px ${colours.down}`,
      },
      Select: { selectorBg: colours.page, optionSelectedColor: colours.accent },
      Segmented: {
        trackBg: colours.card,
        itemColor: colours.second,
        itemSelectedBg: colours.accentSoft,
        itemSelectedColor: colours.accent,
      },
    },
  };
}
