import type { MenuChoiceSection } from '#ui/menu/menu-section.ts';
import { useLanguageChoice } from '#features/site/appearance/use-language-choice.ts';
import { useThemeChoice } from '#features/site/appearance/use-theme-choice.ts';

/** Theme and language as two sections of a menu. */
export function useAppearanceSections(): MenuChoiceSection[] {
  const theme = useThemeChoice();
  const language = useLanguageChoice();
  return [
    { id: 'theme', ...withHeading(theme) },
    ...(language === null ? [] : [{ id: 'language', ...withHeading(language) }]),
  ];
}

function withHeading<Setting extends { readonly label: string }>({ label, ...setting }: Setting) {
  return { heading: label, ...setting };
}
