import { expect, it } from 'vitest';

import { PASSWORD, startTestApi, type TestApi } from '../testing/start-test-api.ts';

const SITE = 'https://rakeback.test';

async function newest(api: TestApi, to: string) {
  const [mail] = await api.mails(to);
  return mail ?? { subject: '', text: '', html: '' };
}

it('a sign-up in Russian is answered by a mail in Russian, with a link to the Russian page', async () => {
  const api = await startTestApi({ siteOrigin: SITE });
  await api.register('dana@example.com', { language: 'ru' });
  const { uidb64, token, code } = await api.newestSecrets('dana@example.com');
  const { subject, text, html } = await newest(api, 'dana@example.com');
  expect([subject, text]).toEqual([
    'Подтвердите email',
    [
      'Здравствуйте, Dana!',
      'Добро пожаловать в Rakeback Wizard! Подтвердите email, войдите в аккаунт и начните зарабатывать Edge.',
      `Откройте эту страницу:\n${SITE}/ru/login/verify-email/code?uidb64=${uidb64}&token=${token}`,
      `Или введите этот код на странице, где вы регистрировались: ${code}`,
      'И ссылка, и код действуют 10 минут или до следующего письма.',
      'Это были не вы? Не обращайте внимания на это письмо. Пока вы не подтвердите аккаунт, никто не сможет им пользоваться.',
    ].join('\n\n'),
  ]);
  expect(html).toContain('<html lang="ru">');
});

it('a member who reads Japanese gets mails in Japanese', async () => {
  const api = await startTestApi({ siteOrigin: SITE });
  await api.register('dana@example.com', { language: 'en' });
  const { uidb64, token } = await api.newestSecrets('dana@example.com');
  await api.confirm(uidb64, token);
  const { access } = (await api.logIn('dana@example.com')).body as { access: string };
  const changed = await api.call('updateAccount', { bearer: access, body: { language: 'ja' } });
  expect(changed.body).toMatchObject({ language: 'ja' });
  const link = (await api.resetLink('dana@example.com')).split('/');
  const { subject, text } = await newest(api, 'dana@example.com');
  expect([subject, text]).toEqual([
    '新しいパスワードを設定',
    [
      'Danaさん',
      `新しいパスワードのリクエストを受け付けました。こちらから設定できます：\n${SITE}/ja/login/password-reset/create-new?uidb64=${String(link[0])}&token=${String(link[1])}`,
      'リンクは1回だけ使えます。有効期限は10 分で、新しいメールが届くと無効になります。',
      'お心当たりがない場合は、このメールを無視してください。パスワードは変わりません。',
    ].join('\n\n'),
  ]);
});

it.each([
  [{ 'accept-language': 'es-MX, en;q=0.5' }, 'Confirma tu correo', `${SITE}/es/login/`],
  [{ 'accept-language': 'tlh' }, 'Confirm your email', `${SITE}/login/`],
])('without a language the sign-up counts as in %j', async (headers, subject, link) => {
  const api = await startTestApi({ siteOrigin: SITE });
  await api.call('registerAccount', {
    headers,
    body: {
      first_name: 'Dana',
      last_name: 'River',
      country: 'CA',
      email: 'dana@example.com',
      password: PASSWORD,
      re_password: PASSWORD,
      terms_accepted: true,
      marketing_opt_in: false,
    },
  });
  const mail = await newest(api, 'dana@example.com');
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(link);
});

it.each(['tlh', 'de-AT', 'DE', '', 7])(
  'a language that the site does not have is refused: %j',
  async (language) => {
    const api = await startTestApi();
    const refused = await api.register('dana@example.com', { language });
    expect([refused.status, Object.keys(refused.body as object)]).toEqual([400, ['language']]);
  },
);
