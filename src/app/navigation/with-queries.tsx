import type { ComponentType } from 'react';

import type { PageProps } from './page-props.ts';

type Load = () => Promise<ComponentType<PageProps>>;

/** A page that reads from the server with queries: their client comes with the page's code, not with the first load. */
export function withQueries(load: Load): Load {
  return async () => {
    const [Page, { Queries }] = await Promise.all([load(), import('./queries.tsx')]);
    return function PageWithQueries(props: PageProps) {
      return (
        <Queries>
          <Page {...props} />
        </Queries>
      );
    };
  };
}
