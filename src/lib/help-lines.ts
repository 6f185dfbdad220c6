/**
 * A free and independent service for people who worry about their play, or about somebody else's. The operator
 * confirms each entry against the service's own pages before the site opens (`docs/legal-review.md`).
 */
export interface HelpLine {
  /** The service's own name, the same in every language. */
  readonly name: string;
  /** As people there dial it; null where it is reached on its site alone. */
  readonly phone: string | null;
  /** https only. */
  readonly url: string;
  /** When the entry was written down, or last held against the page of the service, `YYYY-MM-DD`. */
  readonly asOf: string;
}

/** Shuts a person out of all licensed operators of a country at once. */
export type ExclusionRegister = Omit<HelpLine, 'phone'>;

const WRITTEN_DOWN = '2026-11-28';

const line = (name: string, phone: string | null, url: string, asOf: string): HelpLine => ({
  name,
  phone,
  url,
  asOf,
});

/** By ISO 3166-1 alpha-2 code. GambleAware closed on 31 March 2026, so Great Britain has the helpline itself. */
export const helpLines: ReadonlyMap<string, HelpLine> = new Map([
  ['AT', line('Spielsuchthilfe', '01 544 13 57', 'https://www.spielsuchthilfe.at/', WRITTEN_DOWN)],
  [
    'AU',
    line('Gambling Help Online', '1800 858 858', 'https://www.gamblinghelponline.org.au/', WRITTEN_DOWN),
  ],
  ['BE', line('Gokhulp', '0800 35 777', 'https://www.gokhulp.be/', WRITTEN_DOWN)],
  ['CA', line('ConnexOntario (Ontario)', '1-866-531-2600', 'https://www.connexontario.ca/', WRITTEN_DOWN)],
  ['CH', line('SOS Spielsucht', '0800 040 080', 'https://www.sos-spielsucht.ch/', WRITTEN_DOWN)],
  ['DE', line('Check dein Spiel', '0800 137 27 00', 'https://www.check-dein-spiel.de/', WRITTEN_DOWN)],
  ['DK', line('StopSpillet', '70 22 28 25', 'https://www.stopspillet.dk/', WRITTEN_DOWN)],
  ['ES', line('FEJAR', '900 200 225', 'https://fejar.org/', WRITTEN_DOWN)],
  ['FI', line('Peluuri', '0800 100 101', 'https://www.peluuri.fi/', WRITTEN_DOWN)],
  [
    'FR',
    line('Joueurs Info Service', '09 74 75 13 13', 'https://www.joueurs-info-service.fr/', WRITTEN_DOWN),
  ],
  [
    'GB',
    line(
      'National Gambling Helpline (GamCare)',
      '0808 8020 133',
      'https://www.gamcare.org.uk/',
      WRITTEN_DOWN,
    ),
  ],
  ['IE', line('Gambling Care', '1800 936 725', 'https://gamblingcare.ie/', WRITTEN_DOWN)],
  ['NL', line('Loket Kansspel', '0800 24 000 22', 'https://www.loketkansspel.nl/', WRITTEN_DOWN)],
  ['NO', line('Hjelpelinjen', '800 800 40', 'https://hjelpelinjen.no/', WRITTEN_DOWN)],
  [
    'NZ',
    line('Gambling Helpline Aotearoa', '0800 654 655', 'https://www.gamblinghelpline.co.nz/', WRITTEN_DOWN),
  ],
  ['SE', line('Stödlinjen', '020-81 91 00', 'https://www.stodlinjen.se/', WRITTEN_DOWN)],
  ['US', line('1-800-GAMBLER', '1-800-426-2537', 'https://www.1800gambler.net/', WRITTEN_DOWN)],
  [
    'ZA',
    line(
      'South African Responsible Gambling Foundation',
      '0800 006 008',
      'https://responsiblegambling.org.za/',
      WRITTEN_DOWN,
    ),
  ],
]);

const register = (name: string, url: string, asOf: string): ExclusionRegister => ({
  name,
  url,
  asOf,
});

/** By ISO 3166-1 alpha-2 code. */
export const exclusionRegisters: ReadonlyMap<string, ExclusionRegister> = new Map([
  ['AU', register('BetStop', 'https://www.betstop.gov.au/', WRITTEN_DOWN)],
  ['DK', register('ROFUS', 'https://www.rofus.nu/', WRITTEN_DOWN)],
  ['GB', register('GAMSTOP', 'https://www.gamstop.co.uk/', WRITTEN_DOWN)],
  ['NL', register('Cruks', 'https://cruksregister.nl/', WRITTEN_DOWN)],
  ['SE', register('Spelpaus', 'https://www.spelpaus.se/', WRITTEN_DOWN)],
]);

/** For everywhere, in many languages. */
export const internationalHelp: readonly HelpLine[] = [
  line('Gambling Therapy', null, 'https://www.gamblingtherapy.org/', WRITTEN_DOWN),
  line('Gamblers Anonymous', null, 'https://www.gamblersanonymous.org/', WRITTEN_DOWN),
];

/** Who helps in a country, those of the country first; never nobody. */
export function helpIn(country: string | null): readonly HelpLine[] {
  const own = country === null ? undefined : helpLines.get(country);
  return own === undefined ? internationalHelp : [own, ...internationalHelp];
}
