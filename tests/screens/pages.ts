import { accountScreens } from './pages/account.screens.ts';
import { authScreens } from './pages/auth.screens.ts';
import { contentScreens } from './pages/content.screens.ts';
import { dealsScreens } from './pages/deals.screens.ts';
import { rewardsScreens } from './pages/rewards.screens.ts';
import { edgeHistoryScreens } from './pages/edge-history.screens.ts';
import { statementScreens } from './pages/statement.screens.ts';
import { redemptionScreens } from './pages/redemption.screens.ts';
import { failureScreens } from './pages/failure.screens.ts';
import { homeScreens } from './pages/home.screens.ts';
import { pageScreens } from './pages/page.screens.ts';
import { roomScreens } from './pages/room.screens.ts';
import type { Screen } from './screen.ts';
import { usernameReportScreens } from './pages/username-report.screens.ts';

/** Everything that can be seen of the product: each page, and each state that it can be in. */
export const screens: readonly Screen[] = [
  ...pageScreens,
  ...authScreens,
  ...accountScreens,
  ...homeScreens,
  ...dealsScreens,
  ...roomScreens,
  ...usernameReportScreens,
  ...contentScreens,
  ...rewardsScreens,
  ...edgeHistoryScreens,
  ...statementScreens,
  ...redemptionScreens,
  ...failureScreens,
];
