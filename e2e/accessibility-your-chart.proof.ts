import { LandingPage } from './pages/landing-page.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { test } from './support/test.ts';

test.describe('a visitor without an account', () => {
  for (const width of WIDTHS)
    test(`finds no accessibility problems in a birth with its chart at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      const landing = new LandingPage(page);
      await landing.open();
      await landing.yourChart.scrollIntoViewIfNeeded();
      await landing.date.fill('1990-06-15');
      await landing.time.fill('14:30');
      await landing.place.pressSequentially('new yor');
      await landing.suggestions.first().waitFor();
      await landing.place.press('ArrowDown');
      await assertAccessible(page, 'suggestions');
      await landing.place.press('Enter');
      await landing.seeTheChart.click();
      await landing.wheel.waitFor();
      await assertAccessible(page, 'wheel');
      await landing.tab('Positions').click();
      await landing.yourChart.getByRole('row', { name: /Sun 24°23′ .*Gemini 9/ }).waitFor();
      await assertAccessible(page, 'positions');
    });
});
