import type { PromiseActorLogic } from 'xstate';

export interface RegionAnswer {
  readonly supported: boolean;
}

/** `region.doubted`: a blocked visitor says that the region is served after all. */
export interface RegionCheckEvent {
  readonly type: 'region.doubted';
}

export interface RegionCheckActors {
  readonly readRegion: PromiseActorLogic<RegionAnswer, Record<string, never>>;
}
