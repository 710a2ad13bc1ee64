import { useState } from 'react';
import { Benefits } from '@/features/landing/benefits';
import { exampleRelease } from '@/features/landing/example-release';
import { Faq } from '@/features/landing/faq';
import { Hero } from '@/features/landing/hero';
import { LandingFooter } from '@/features/landing/landing-footer';
import { LandingHeader } from '@/features/landing/landing-header';
import { OneSheetSample } from '@/features/landing/one-sheet-sample';
import { Price } from '@/features/landing/price';
import { Stage } from '@/features/landing/stage';

export function LandingPage() {
  const [release] = useState(() => exampleRelease(new Date()));
  return (
    <>
      <LandingHeader />
      <main id="main" tabIndex={-1}>
        <Hero release={release} />
        <Stage release={release} />
        <Benefits release={release} />
        <OneSheetSample />
        <Price />
        <Faq />
      </main>
      <LandingFooter />
    </>
  );
}
