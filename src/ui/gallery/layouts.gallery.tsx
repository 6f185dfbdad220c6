import { NativeButton } from '#ui/button/native-button.tsx';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { CardFoot, CardList, CardListItem } from '#ui/card-list/card-list.tsx';
import { Details } from '#ui/details/details.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { PageBanner, SkipLink } from '#ui/layout/page.tsx';
import { RouteProgress } from '#ui/route-progress/route-progress.tsx';
import { SectionCard } from '#ui/section-card/section-card.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { Text } from '#ui/text/text.tsx';
import { miniature } from './gallery.css.ts';
import { nothing, type Specimens } from './specimens.tsx';

/** What arranges other components. */
export const layouts = {
  'section card': (say) => ({
    'with a description and an action': (
      <SectionCard
        title={say('Profile')}
        description={say('Your name and where you live.')}
        action={
          <NativeButton variant="secondary" size="small" onPress={nothing}>
            {say('Edit')}
          </NativeButton>
        }
      >
        <Text>{say('What belongs to it')}</Text>
      </SectionCard>
    ),
  }),
  'card list': (say) => ({
    'with feet that are level': (
      <CardList>
        <CardListItem>
          <Text>{say('30% rakeback')}</Text>
          <CardFoot>{say('New players only.')}</CardFoot>
        </CardListItem>
        <CardListItem isOneOfMany>
          <Text>{say('30% rakeback')}</Text>
          <Text>{say('And a race for those who play every day of the month')}</Text>
          <CardFoot>{say('Paid daily.')}</CardFoot>
        </CardListItem>
      </CardList>
    ),
  }),
  details: (say) => ({
    'in a list; press to open': (
      <Details id="gallery-counted" summary={say('How is Edge counted?')}>
        <Text>{say('Your net rake in a room, times the multiplier of the room, is your Edge.')}</Text>
      </Details>
    ),
  }),
  disclosure: (say) => ({
    'closed; press to open': (
      <Disclosure showLabel={say('Show how Edge is counted')} hideLabel={say('Hide how Edge is counted')}>
        <Text>{say('Your net rake in a room, times the multiplier of the room, is your Edge.')}</Text>
      </Disclosure>
    ),
  }),
  stepper: (say) => {
    const stateLabels = { done: say('Done:'), current: say('Now:'), upcoming: say('Next:') };
    const steps = [
      { title: say('Reported'), text: say('27 November 2026') },
      { title: say('In review'), text: say('The room answers within 72 hours.') },
      { title: say('Connected to the room, and your rake counts from the next day') },
    ];
    return {
      'nobody is on the way': <Stepper steps={steps} />,
      'on the way': <Stepper steps={steps} progress={{ current: 1, stateLabels }} />,
      'all done': <Stepper steps={steps} progress={{ current: 3, stateLabels }} />,
    };
  },
  'page banner': (say) => ({
    'over the header': (
      <PageBanner>
        <Text>{say('One question before you go on.')}</Text>
      </PageBanner>
    ),
  }),
  'bottom bar': (say) => ({
    'with a button': (
      <BottomBar label={say('Comparison')}>
        <NativeButton onPress={nothing}>{say('Compare (2)')}</NativeButton>
      </BottomBar>
    ),
  }),
  'skip link': (say) => ({
    'unseen until it has focus: press Tab': <SkipLink label={say('Skip to the content')} />,
  }),
  'route progress': (say) => ({
    'while a page loads': (
      <div className={miniature}>
        <RouteProgress isActive label={say('Loading the page')} />
        <Text>{say('The page that you are leaving stays until the next one is ready.')}</Text>
      </div>
    ),
  }),
} satisfies Specimens;
