import { DealsBrowser } from '#features/deals/deals/deals-browser.tsx';
import { DealsGate } from '#features/deals/deals/deals-gate.tsx';
import { DealsIntro } from '#features/deals/deals/deals-intro.tsx';
import { SolverBanner } from '#features/deals/rake-calculator/solver-banner.tsx';
import { routes } from '#routes.ts';
import { Container, Stack } from '#ui/layout/layout.tsx';
import { useSearch } from '../../use-search.ts';

export function DealsPage({ query }: { readonly query: string }) {
  const [search, change] = useSearch(routes.deals, query);
  return (
    <Container>
      <Stack gap={8}>
        <DealsIntro />
        <DealsGate>
          {(offered) => (
            <Stack gap={8}>
              <SolverBanner deals={offered.deals} />
              <DealsBrowser {...offered} search={search} onSearch={change} />
            </Stack>
          )}
        </DealsGate>
      </Stack>
    </Container>
  );
}
