import type { Page } from '@playwright/test';

export class LandingPage {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  open() {
    return this.page.goto('/');
  }
  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get startFreeTrial() {
    return this.page.getByRole('link', { name: 'Start Free Trial' });
  }
  get viewDocs() {
    return this.page.getByRole('link', { name: 'View Docs' });
  }
  get exploreAllModules() {
    return this.page.getByRole('link', { name: 'Explore All Modules' });
  }
  get claimFreeKey() {
    return this.page.getByRole('link', { name: 'Claim Free Key' });
  }
  get talkToSales() {
    return this.page.getByRole('link', { name: 'Talk to Sales' });
  }
  get stats() {
    return this.page.getByRole('region', { name: 'In numbers' });
  }
  get trustedBy() {
    return this.page.getByRole('region', { name: 'Trusted by' });
  }
  get foundations() {
    return this.page.getByRole('region', { name: 'What Theia stands on' });
  }
  get modules() {
    return this.page.getByRole('region', { name: /^Six modules/ });
  }
  get yourChart() {
    return this.page.getByRole('region', { name: 'Try it with your birth data' });
  }
  get date() {
    return this.yourChart.getByLabel('Date of birth');
  }
  get time() {
    return this.yourChart.getByLabel('Time of birth');
  }
  get place() {
    return this.yourChart.getByRole('combobox', { name: 'Place of birth' });
  }
  get suggestions() {
    return this.yourChart.getByRole('listbox', { name: 'Suggested places' }).getByRole('option');
  }
  get seeTheChart() {
    return this.yourChart.getByRole('button', { name: 'See the chart' });
  }
  get wheel() {
    return this.yourChart.getByRole('group', { name: 'Your natal chart' });
  }
  get vedicChart() {
    return this.yourChart.getByRole('group', { name: 'Your Vedic chart' });
  }
  tab(name: 'Wheel' | 'Chart' | 'Positions' | 'JSON') {
    return this.yourChart.getByRole('tab', { name });
  }
  get menuToggle() {
    return this.page.getByRole('button', { name: /(Open|Close) menu/ });
  }
}
