import type { Page } from '@playwright/test';

import type { World } from '../../fixtures/world.ts';
import type { FlowModel } from './flow-model.ts';

/** A flow, and the model that tests it through its screens. */
export interface ModelTest {
  /** Its folder in `machines/`. */
  readonly flow: string;
  /** Gets an empty page whose clock is installed. */
  readonly model: (page: Page, world: World) => FlowModel | Promise<FlowModel>;
}
