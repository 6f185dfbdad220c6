import { countryName } from './countries.ts';

/**
 * A free and independent service for people who worry about their own or somebody else's gambling. Every number and
 * address needs a source in `docs/legal-review.md`.
 */
export interface HelpLine {
  readonly name: string;
  /** As dialled in that country; null if there is only a website. */
  readonly phone: string | null;
  /** https only. */
  readonly url: string;
  /** When the entry was last checked against its source, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** A register that excludes a person from all licensed operators of a country at once. */
export type ExclusionRegister = Omit<HelpLine, 'phone'>;

/** The day on which entries without a date of their own were checked. */
const CHECKED = '2026-11-29';

const line = (name: string, phone: string | null, url: string, asOf: string = CHECKED): HelpLine => ({
  name,
  phone,
  url,
  asOf,
});

/** By ISO 3166-1 alpha-2 code. GambleAware closed on 31 March 2026, so Great Britain lists the helpline itself. */
export const helpLines: ReadonlyMap<string, HelpLine> = new Map([
  ['AT', line('Spielsuchthilfe', '01 544 13 57', 'https://www.spielsuchthilfe.at/')],
  ['AU', line('Gambling Help Online', '1800 858 858', 'https://www.gamblinghelponline.org.au/')],
  ['CA', line('ConnexOntario (Ontario)', '1-866-531-2600', 'https://www.connexontario.ca/')],
  ['CH', line('SOS Spielsucht', '0800 040 080', 'https://www.sos-spielsucht.ch/')],
  ['DE', line('Check dein Spiel', '0800 137 27 00', 'https://www.check-dein-spiel.de/')],
  ['DK', line('StopSpillet', '70 22 28 25', 'https://www.stopspillet.dk/')],
  ['FI', line('Peluuri', '0800 100 101', 'https://www.peluuri.fi/')],
  ['FR', line('Joueurs Info Service', '09 74 75 13 13', 'https://joueurs-info-service.fr/', '2026-12-01')],
  ['GB', line('National Gambling Helpline (GamCare)', '0808 8020 133', 'https://www.gamcare.org.uk/')],
  [
    'ZA',
    line(
      'South African Responsible Gambling Foundation',
      '0800 006 008',
      'https://responsiblegambling.org.za/',
    ),
  ],
]);

const register = (name: string, url: string, asOf: string = CHECKED): ExclusionRegister => ({
  name,
  url,
  asOf,
});

/** By ISO 3166-1 alpha-2 code. */
export const exclusionRegisters: ReadonlyMap<string, ExclusionRegister> = new Map([
  ['AU', register('BetStop', 'https://betstop.gov.au/')],
  ['BR', register('Autoexclusão', 'https://www.gov.br/autoexclusaoapostas', '2026-12-01')],
  ['DK', register('ROFUS', 'https://www.rofus.nu/')],
  ['FR', register('Interdiction volontaire de jeux', 'https://interdictiondejeux.anj.fr/', '2026-12-01')],
  ['GB', register('GAMSTOP', 'https://www.gamblingcommission.gov.uk/public-and-players/page/self-exclusion')],
  ['NL', register('Cruks', 'https://kansspelautoriteit.nl/veilig-spelen/gokproblemen/inschrijven-in-cruks/')],
  ['SE', register('Spelpaus', 'https://www.spelpaus.se/')],
]);

/** Available in many languages. */
export const internationalHelp: readonly HelpLine[] = [
  line('Gambling Therapy', null, 'https://www.gamblingtherapy.org/'),
];

/** Countries with their own service or register. */
export const helpCountries: readonly string[] = [
  ...new Set([...helpLines.keys(), ...exclusionRegisters.keys()]),
];

/** The same with their names: those where the language is spoken, then the others, each in the order of the language. */
export function helpCountriesIn(locale: string): { code: string; name: string }[] {
  const { language } = new Intl.Locale(locale);
  const collator = new Intl.Collator(locale);
  return helpCountries
    .map((code) => {
      const spoken = new Intl.Locale('und', { region: code }).maximize().language;
      return { code, name: countryName(code, locale), isSpoken: spoken === language };
    })
    .sort(
      (one, other) => Number(other.isSpoken) - Number(one.isSpoken) || collator.compare(one.name, other.name),
    )
    .map(({ code, name }) => ({ code, name }));
}

/** The services of the country first; never empty. */
export function helpIn(country: string | null): readonly HelpLine[] {
  const own = country === null ? undefined : helpLines.get(country);
  return own === undefined ? internationalHelp : [own, ...internationalHelp];
}
