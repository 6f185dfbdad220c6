import { Trans, useLingui } from '@lingui/react/macro';

import { firstSubscriptionRule } from '#i18n/plan-messages.ts';
import { routes } from '#routes.ts';
import { Bullets } from '#ui/bullets/bullets.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';

export function WhatEdgeIs() {
  return (
    <Text>
      <Trans>
        Edge is a reward for the rake you pay at a partner poker room that you joined through us. It is not
        money: it cannot be bought, sold, paid out or passed on. You can redeem it for a solver subscription.
      </Trans>
    </Text>
  );
}

export function Earning() {
  return (
    <>
      <Text>
        <Trans>
          The rooms report two amounts to us: your rake (GGR), and your net rake (NGR). Each room counts them
          by its own rule, which stands on its page.
        </Trans>
      </Text>
      <Text>
        <Trans>
          Your net rake times the Edge multiplier of your deal is the Edge you earn. We take nothing off it.
          Rake from before your account was connected can be left out.
        </Trans>
      </Text>
    </>
  );
}

export function Crediting() {
  return (
    <>
      <Text>
        <Trans>
          We credit Edge daily, once the room has confirmed its report. Until then it is earned, but not yet
          credited, and cannot be redeemed.
        </Trans>
      </Text>
      <Text>
        <Trans>
          When a room corrects a report, we correct the Edge too, up or down. You see each correction as a
          line of its own, with its reason and its date.
        </Trans>
      </Text>
    </>
  );
}

export function Redeeming() {
  const { i18n } = useLingui();
  return (
    <>
      <Text>
        <Trans>
          You choose a plan (Starter, Premium or Elite) and name the email of your account at the solver
          service. You see the price in Edge, and what is left, before you confirm.
        </Trans>
      </Text>
      <Bullets>
        <li>
          <Trans>
            Allow up to 24 hours for the subscription to start, or for a running one to be extended.
          </Trans>
        </li>
        <li>
          <Trans>If a redemption fails, your Edge comes back and we name the reason.</Trans>
        </li>
        <li>
          <Trans>A subscription that has started cannot be turned back into Edge.</Trans>
        </li>
        <li>
          <Trans>There is a 50% discount on a first subscription.</Trans> {i18n._(firstSubscriptionRule)}
        </li>
      </Bullets>
      <Text>
        <Trans>The subscription itself is a contract between you and the solver service.</Trans>
      </Text>
    </>
  );
}

export function Losing() {
  return (
    <Bullets>
      <li>
        <Trans>
          You delete your account. All Edge in it is gone for good, so{' '}
          <Link href={routes.app.href()}>redeem it first</Link>.
        </Trans>
      </li>
      <li>
        <Trans>A room takes rake back from its report, and we correct the Edge for it.</Trans>
      </li>
      <li>
        <Trans>We close your account because you broke these terms.</Trans>
      </li>
    </Bullets>
  );
}
