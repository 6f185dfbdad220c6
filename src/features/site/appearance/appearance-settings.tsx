import { Grid } from '#ui/layout/layout.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { useLanguageChoice, useThemeChoice } from './appearance-choices.ts';

export function AppearanceSettings() {
  const { onChange: chooseTheme, ...theme } = useThemeChoice();
  const language = useLanguageChoice();
  return (
    <Grid gap={5} column="narrow">
      <RadioGroup name="theme" {...theme} onValueChange={chooseTheme} />
      {language !== null && (
        <RadioGroup
          name="language"
          label={language.label}
          value={language.value}
          options={language.options}
          onValueChange={language.onChange}
        />
      )}
    </Grid>
  );
}
