import { i18n } from '@lingui/core';
import { I18nProvider, Trans } from '@lingui/react';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import axios from 'axios';
import { Button } from 'react-aria-components/Button';
import { Form } from 'react-aria-components/Form';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import { Link, Router } from 'wouter';
import { setup } from 'xstate';
import * as styles from './floor.css.ts';

i18n.loadAndActivate({
  locale: 'en',
  messages: { logIn: ['Log in'], email: ['Email'], password: ['Password'] },
});

const queries = new QueryClient();

const logInMachine = setup({
  types: { events: {} as { type: 'sent' | 'answered' | 'refused' } },
}).createMachine({
  initial: 'editing',
  states: {
    editing: { on: { sent: 'submitting' } },
    submitting: { on: { answered: 'loggedIn', refused: 'failed' } },
    failed: { on: { sent: 'submitting' } },
    loggedIn: { type: 'final' },
  },
});

/** A login page without anything that the site adds to its libraries. */
export function Floor() {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queries}>
        <Router ssrPath="/">
          <nav className={styles.row}>
            {['Deals', 'FAQ', 'Support', 'About us', 'Terms of Service', 'Privacy Policy'].map((name) => (
              <Link key={name} href={`/${name}`}>
                {name}
              </Link>
            ))}
          </nav>
          <main className={styles.main}>
            <LoginForm />
            <p>
              New here? <Link href="/signup">Create account</Link>
            </p>
          </main>
        </Router>
      </QueryClientProvider>
    </I18nProvider>
  );
}

function LoginForm() {
  const [state, send] = useMachine(logInMachine);
  const logIn = useMutation({
    mutationFn: (credentials: FormData) => axios.post('/api/v1/token/', credentials),
    onSuccess: () => send({ type: 'answered' }),
    onError: () => send({ type: 'refused' }),
  });
  return (
    <Form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'sent' });
        logIn.mutate(new FormData(event.currentTarget));
      }}
    >
      <h1>
        <Trans id="logIn" />
      </h1>
      {state.matches('failed') && <p>An error occurred while logging in.</p>}
      {(['email', 'password'] as const).map((name) => (
        <TextField key={name} className={styles.stack} name={name} type={name} isRequired>
          <Label>
            <Trans id={name} />
          </Label>
          <Input className={styles.control} />
        </TextField>
      ))}
      <Link href="/login/password-reset/">Forgot password?</Link>
      <Button className={styles.control} type="submit" isPending={state.matches('submitting')}>
        <Trans id="logIn" />
      </Button>
    </Form>
  );
}
