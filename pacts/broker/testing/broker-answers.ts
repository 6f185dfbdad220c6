import { CONSUMER, PROVIDER, type Contract } from '../../contract.ts';

export interface Knowledge {
  /** What it answers to "can I deploy?". */
  readonly deployable?: boolean;
  /** The commit that was published, so that its deployment can be recorded. */
  readonly version?: string;
  /** What a provider is to verify. */
  readonly contract?: Contract;
}

const FOR_VERIFICATION = `/pacts/provider/${PROVIDER}/for-verification`;

/** The answers of a broker by path, with the relations by which the Pact command finds its way. */
export function brokerAnswers(origin: string, knowledge: Knowledge): Readonly<Record<string, object>> {
  const link = (path: string) => ({ href: `${origin}${path}`, templated: path.includes('{') });
  const { deployable = false, version = '', contract } = knowledge;
  return {
    '/': {
      _links: {
        'pb:publish-contracts': link('/contracts/publish'),
        'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification'),
      },
    },
    '/contracts/publish': { notices: [{ type: 'success', text: 'Published.' }], _links: {}, _embedded: {} },
    '/matrix': {
      summary: { deployable, reason: 'As the test says.', success: 1, failed: 0, unknown: 0 },
      notices: [],
      matrix: [
        {
          consumer: { name: CONSUMER, version: { number: version } },
          provider: { name: PROVIDER, version: { number: '1' } },
          verificationResult: { success: deployable },
        },
      ],
    },
    [`/pacticipants/${CONSUMER}/versions/${version}`]: {
      _links: { 'pb:record-deployment': [{ name: 'production', ...link('/deployments/production') }] },
    },
    '/deployments/production': {},
    ...(contract !== undefined && {
      [FOR_VERIFICATION]: {
        _embedded: {
          pacts: [
            {
              shortDescription: 'latest',
              verificationProperties: { notices: [] },
              _links: { self: { ...link('/pact'), name: 'one' } },
            },
          ],
        },
        _links: { self: link(FOR_VERIFICATION) },
      },
      '/pact': {
        ...contract,
        _links: { 'pb:publish-verification-results': link('/results'), 'pb:provider': link('/provider') },
      },
    }),
    '/provider': { _links: { 'pb:branch-version': link('/branches/{branch}/versions/{version}') } },
    '/branches/main/versions/2.0.0': {},
    '/results': {},
  };
}
