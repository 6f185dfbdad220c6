import type { BrowserContext, Page } from '@playwright/test';

/** Sentences that say for certain what became of a redemption. */
const SENTENCES = {
  nothing: [
    'Nothing was taken from your balance',
    'For this one nothing was taken',
    'Your redemption did not arrive',
    'Nothing was sent from this tab',
  ],
  arrived: ['Your redemption has arrived', 'Your subscription is active'],
  failed: ['Your redemption failed'],
} as const;
export type Claim = keyof typeof SENTENCES;

/** Calls back whenever a tab of the browser begins to show such a sentence. */
export async function hearClaims(
  context: BrowserContext,
  onClaim: (page: Page, claim: Claim, sentence: string) => void,
): Promise<void> {
  await context.exposeBinding('claim', ({ page }, claim: Claim, sentence: string) => {
    onClaim(page, claim, sentence);
  });
  await context.addInitScript((sentences) => {
    const { claim } = window as unknown as { claim: (kind: string, sentence: string) => void };
    let shown: string[] = [];
    const look = () => {
      const parts = [...document.querySelectorAll<HTMLElement>('main, [role=dialog]')];
      const text = parts.map(({ innerText }) => innerText).join('\n');
      const now: string[] = [];
      for (const [kind, all] of Object.entries(sentences))
        for (const sentence of all.filter((one) => text.includes(one))) {
          now.push(sentence);
          if (!shown.includes(sentence)) claim(kind, sentence);
        }
      shown = now;
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  }, SENTENCES);
}
