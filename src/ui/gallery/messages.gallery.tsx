import { Alert } from '#ui/alert/alert.tsx';
import { NativeButton } from '#ui/button/native-button.tsx';
import { EmptyState, ErrorState } from '#ui/empty-state/empty-state.tsx';
import { SpadeIcon } from '#ui/icons/icons.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { ButtonLink } from '#ui/link/button-link.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { GoalBar, ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { CountdownRing } from '#ui/progress/countdown-ring.tsx';
import { Reminder } from '#ui/reminder/reminder.tsx';
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { Text } from '#ui/text/text.tsx';
import { nothing, type Specimens } from './specimens.tsx';

/** What says how something went, or how far it is. */
export const messages = {
  alert: (say) => ({
    'critical, with text and an action': (
      <Alert
        title={say('The mail was not sent.')}
        action={
          <NativeButton size="small" variant="secondary" onPress={nothing}>
            {say('Send again')}
          </NativeButton>
        }
      >
        {say('Our mail server did not answer. Try again in a minute.')}
      </Alert>
    ),
    caution: (
      <Alert intent="caution" title={say('Your email address is not verified.')}>
        {say('You can redeem Edge when it is.')}
      </Alert>
    ),
  }),
  notice: (say) => ({
    'every intent': (
      <Stack>
        <Notice>{say('Your earnings are updated every day.')}</Notice>
        <Notice intent="positive">{say('We sent the mail again.')}</Notice>
        <Notice intent="caution">{say('The link works for ten minutes.')}</Notice>
        <Notice intent="critical">{say('The code has expired.')}</Notice>
      </Stack>
    ),
  }),
  'empty state': (say) => ({
    'with text and an action': (
      <EmptyState
        icon={<SpadeIcon />}
        title={say('You have not reported a room yet')}
        level={3}
        action={<NativeButton onPress={nothing}>{say('Report a username')}</NativeButton>}
      >
        {say('When a room has confirmed your username, your earnings there show here, one day later.')}
      </EmptyState>
    ),
  }),
  'error state': (say) => {
    const retry = {
      label: say('Try again'),
      pendingLabel: say('Trying again'),
      isPending: false,
      onPress: nothing,
    };
    return {
      'with text, a button and help': (
        <ErrorState
          title={say('Your earnings did not load.')}
          level={3}
          retry={retry}
          support={<a href="#support">{say('Contact support')}</a>}
        >
          {say('Your Edge is safe. Try again, or come back in a few minutes.')}
        </ErrorState>
      ),
      'trying again': (
        <ErrorState title={say('The deals did not load.')} level={3} retry={{ ...retry, isPending: true }} />
      ),
    };
  },
  reminder: (say) => ({
    'two lines': (
      <Reminder
        label={say('Still to do')}
        action={
          <ButtonLink href="#report" variant="secondary" size="small">
            {say('Report your username')}
          </ButtonLink>
        }
        dismissLabel={say('Dismiss')}
        onDismiss={nothing}
      >
        <Text>{say('You opened Harbour Poker at 2:05 PM. It is tracked when we know your username.')}</Text>
        <Text tone="muted">{say('Opened before: Royal River Club, Lakeside Poker')}</Text>
      </Reminder>
    ),
  }),
  spinner: (say) => ({
    'in the middle of the room that it keeps': <Spinner isCentred label={say('Loading the deals')} />,
  }),
  skeleton: (say) => ({
    'text of every width, heading, circle, blocks': (
      <SkeletonGroup label={say('Loading the terms')}>
        <Stack>
          <Inline isWrapping={false}>
            <Skeleton shape="circle" />
            <Skeleton shape="heading" width="medium" />
          </Inline>
          {(['full', 'long', 'medium', 'short'] as const).map((width) => (
            <Skeleton key={width} width={width} />
          ))}
          {(['row', 'card', 'chart'] as const).map((height) => (
            <Skeleton key={height} shape="block" height={height} />
          ))}
        </Stack>
      </SkeletonGroup>
    ),
  }),
  'progress bar': (say) => ({
    'nothing yet, a quarter, all': (
      <Stack>
        <ProgressBar label={say('Rooms checked')} value={0} valueText={say('0 of 12')} />
        <ProgressBar label={say('Rooms checked')} value={0.25} valueText={say('3 of 12')} />
        <ProgressBar label={say('Rooms checked')} value={1} valueText={say('12 of 12')} />
      </Stack>
    ),
    'nobody knows how far': <ProgressBar label={say('Preparing your file')} valueText={say('3,000 rows')} />,
  }),
  'goal bar': (say) => ({
    'near, reached': (
      <Stack>
        <GoalBar label={say('Edge to Premium')} value={0.72} valueText={say('86.50 of 120 Edge')} />
        <GoalBar label={say('Edge to Elite')} value={1} valueText={say('249 of 249 Edge')} />
      </Stack>
    ),
  }),
  'countdown ring': () => ({
    'half way, over, long': (
      <Inline gap={4}>
        <CountdownRing secondsLeft={3} totalSeconds={5} />
        <CountdownRing secondsLeft={0} totalSeconds={5} />
        <CountdownRing secondsLeft={540} totalSeconds={600} />
      </Inline>
    ),
  }),
} satisfies Specimens;
