import { useLingui } from '@lingui/react/macro';

import { changeLanguage, dismissOffer } from '#i18n/language.ts';
import { languageList, localeOf, type Language } from '#i18n/languages.ts';
import { NativeButton } from '#ui/button/native-button.tsx';
import { CornerCard } from '#ui/corner-card/corner-card.tsx';

interface LanguageOfferProps {
  readonly offered: Language;
  readonly onDismiss: () => void;
}

/** Offers the page in the language of the browser, in that language. */
export function LanguageOffer({ offered, onDismiss }: LanguageOfferProps) {
  const { t } = useLingui();
  return (
    <CornerCard
      label={t`Language`}
      dismissLabel={t({ message: 'Dismiss', context: 'language offer' })}
      onDismiss={() => {
        dismissOffer(offered);
        onDismiss();
      }}
    >
      <NativeButton variant="quiet" size="small" onPress={() => void changeLanguage(offered)}>
        <span lang={localeOf(offered)}>{languageList[offered].offer}</span>
      </NativeButton>
    </CornerCard>
  );
}
