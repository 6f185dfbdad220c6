interface BrokerOptions {
  readonly 'broker-url'?: string | undefined;
  readonly 'consumer-version-selectors': readonly string[];
  readonly publish: boolean;
  readonly 'provider-version'?: string | undefined;
  readonly 'provider-branch'?: string | undefined;
}

/** What a provider's pipeline asks for when it selects nothing. */
const STANDARD_SELECTORS = ['{"mainBranch":true}', '{"deployedOrReleased":true}'];

/**
 * Arguments that make the verifier take the contract from a broker and, with `publish`, tell it the result. Null
 * without a broker. The broker's token is read by the verifier itself, from `PACT_BROKER_TOKEN`.
 */
export function brokerArguments(
  options: BrokerOptions,
  env: Readonly<Record<string, string | undefined>>,
): string[] | null {
  const url = options['broker-url'] ?? env['PACT_BROKER_BASE_URL'];
  const { publish, 'consumer-version-selectors': selectors } = options;
  if (url === undefined) {
    if (publish || selectors.length > 0)
      throw new Error('Say which broker: --broker-url or PACT_BROKER_BASE_URL.');
    return null;
  }
  const version = options['provider-version'];
  if (publish && version === undefined) throw new Error('--publish needs --provider-version.');
  const branch = options['provider-branch'];
  return [
    ...['--broker-url', url],
    ...(selectors.length > 0 ? selectors : STANDARD_SELECTORS).flatMap((one) => [
      '--consumer-version-selectors',
      one,
    ]),
    ...(publish ? ['--publish'] : []),
    ...(version === undefined ? [] : ['--provider-version', version]),
    ...(branch === undefined ? [] : ['--provider-branch', branch]),
  ];
}
