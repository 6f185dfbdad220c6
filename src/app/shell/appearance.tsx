import { Choice } from '#ui/choice/choice.tsx';
import { Inline } from '#ui/layout/layout.tsx';
import { useLanguageChoice, useThemeChoice } from '#features/site/appearance/appearance-choices.ts';
import type { MenuChoiceSection } from '#ui/menu/menu-section.ts';

/** The theme and language controls of the footer and the phone menu. */
export function AppearanceChoices() {
  return (
    <Inline gap={4}>
      <Choice {...useLanguageChoice()} />
      <Choice {...useThemeChoice()} />
    </Inline>
  );
}

/** Theme and language as two sections of a menu. */
export function useAppearanceSections(): MenuChoiceSection[] {
  const theme = useThemeChoice();
  const language = useLanguageChoice();
  return [
    { id: 'theme', ...withHeading(theme) },
    { id: 'language', ...withHeading(language) },
  ];
}

function withHeading<Setting extends { readonly label: string }>({ label, ...setting }: Setting) {
  return { heading: label, ...setting };
}
