import type { RoomAccount } from '#sdk/generated/model/room-account.ts';

/** A username that the member has reported, and what became of it. */
export type Report = RoomAccount;
