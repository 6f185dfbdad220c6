import { test } from '../fixtures/journey.ts';
import { walkModel } from '../fixtures/model-walk/walk-model.ts';
import { RedeemingMember } from '../fixtures/redeeming-member.ts';
import { redemptionModel } from '../fixtures/redemption-model.ts';
import { rememberDemo } from '../fixtures/screens/by-name.ts';

test('everything that can happen in the redemption happens in its screens', async ({
  page,
  world,
  browserConsole,
}) => {
  test.setTimeout(120_000);
  browserConsole.expect(/Failed to load resource/);
  page.setDefaultTimeout(15_000);
  await page.clock.install();
  await rememberDemo(page, world);
  const member = await RedeemingMember.of(page, world);
  const seen = await walkModel(page, redemptionModel(page, member));
  await member.leave();
  console.table(Object.fromEntries(seen));
});
