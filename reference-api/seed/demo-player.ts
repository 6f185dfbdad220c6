/** Printed by the start command and written in the README: for one machine only, never for a public host. */
export const demoPlayer = { email: 'demo@rakeback.test', password: 'Demo-River-42' };

/** The id of the demo player, to whom the other demo data belongs. */
export const DEMO_PLAYER_ID = 1001;

/** Has an Elite subscription, and at first a redemption that is pending. */
export const elitePlayer = { email: 'elite@rakeback.test', password: 'Demo-River-42' };

/** Signed up, but the address is not confirmed yet. */
export const unverifiedPlayer = { email: 'new@rakeback.test', password: 'Demo-River-42' };
