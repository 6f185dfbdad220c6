import { Grid } from '#ui/layout/layout.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { useLanguageChoice, useThemeChoice } from './appearance-choices.ts';

export function AppearanceSettings() {
  const { onChange: chooseTheme, ...theme } = useThemeChoice();
  const { onChange: chooseLanguage, ...language } = useLanguageChoice();
  return (
    <Grid gap={5} column="narrow">
      <RadioGroup name="theme" {...theme} onValueChange={chooseTheme} />
      <RadioGroup name="language" {...language} onValueChange={chooseLanguage} />
    </Grid>
  );
}
