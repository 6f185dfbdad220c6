import type { ComponentType } from 'react';

import { loadMemberCatalog } from '#i18n/language.ts';
import { logFailure } from '#lib/log.ts';
import { Container } from '#ui/layout/container.tsx';
import type { PageProps } from './page-props.ts';

type Load = () => Promise<ComponentType<PageProps>>;

/** A page that reads from the server with queries: their client comes with the page's code, not with the first load. */
export function withQueries(load: Load): Load {
  return async () => {
    const [Page, { Queries }, { SlowReading }] = await Promise.all([
      load(),
      import('#session/queries.tsx'),
      import('#features/site/slow-reading/slow-reading.tsx'),
    ]);
    return function PageWithQueries(props: PageProps) {
      return (
        <Queries>
          <Container>
            <SlowReading />
          </Container>
          <Page {...props} />
        </Queries>
      );
    };
  };
}

/** A page that only members see: its words come with it too. */
export function forMembers(load: Load): Load {
  return withQueries(async () => {
    const words = loadMemberCatalog().catch((error: unknown) => error);
    const Page = await load();
    // Where the page does not load either, as it is fetched ahead without a network, that says it all.
    const failure = await words;
    if (failure !== undefined) logFailure('The catalog of private pages did not load', failure);
    return Page;
  });
}
