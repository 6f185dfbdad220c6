import { useLingui } from '@lingui/react/macro';
import { useTransition } from 'react';
import { createRoot } from 'react-dom/client';

import { type ConfigFailure, loadConfig, type WrongConfig } from '#lib/config.ts';
import { LoadAgainButton, loadFailureReason, useLoadAgain } from '#loading/code-not-loaded.tsx';
import { CONFIG_ADDRESS } from '#routes.ts';
import { Container } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { SiteLanguage } from '../site-language.tsx';

/**
 * Reads the configuration, as often as it takes. Until it has arrived, a notice above the prerendered page says so; what is
 * pressed on the page is kept.
 *
 * @param language settles when texts can be shown
 */
export async function loadConfigPatiently(language: Promise<void>): Promise<WrongConfig | null> {
  const failure = await loadConfig(CONFIG_ADDRESS);
  if (failure?.kind !== 'unreachable') return failure;
  await language;
  return new Promise((resolve) => {
    const place = document.createElement('div');
    const notice = createRoot(place);
    document.body.prepend(place);
    notice.render(
      <SiteLanguage>
        <ConfigNotLoaded
          onAnswer={(answer) => {
            notice.unmount();
            place.remove();
            resolve(answer);
          }}
        />
      </SiteLanguage>,
    );
  });
}

interface ConfigNotLoadedProps {
  readonly onAnswer: (answer: WrongConfig | null) => void;
}

function ConfigNotLoaded({ onAnswer }: ConfigNotLoadedProps) {
  const { i18n } = useLingui();
  const [isPending, startLoading] = useTransition();
  const cause = navigator.onLine ? 'unreachable' : 'offline';
  const loadAgain = () => {
    startLoading(async () => {
      const failure: ConfigFailure | null = await loadConfig(CONFIG_ADDRESS);
      if (failure?.kind !== 'unreachable') onAnswer(failure);
    });
  };
  const problem = { failure: { cause, message: '' }, isPending, onRetry: loadAgain } as const;
  useLoadAgain(problem);
  return (
    <Container>
      <Notice intent="caution" placement="page" action={<LoadAgainButton {...problem} />}>
        {i18n._(loadFailureReason[cause])}
      </Notice>
    </Container>
  );
}
