import type { ReactElement, ReactNode } from 'react';
import type { SheetModel } from '../sheet-model.js';
import { directionOf } from '../sheet-text.js';
import type { BlockKind } from '../sheet-variants.js';
import type { PageFacts } from '../page-facts.js';
import type { WebLink } from '../web-link.js';
import type { Placed } from '../line-builder.js';
import type { SheetLook } from './look.js';
import { ReleaseBlock } from './release-block.js';

interface BlockProps {
  kind: BlockKind;
  model: SheetModel;
  look: SheetLook;
}

/** One part of a column, with its heading. */
export function SheetBlock({ kind, model, look }: BlockProps): ReactElement {
  const { facts, labels } = model;
  switch (kind) {
    case 'release':
      return <ReleaseBlock model={model} look={look} />;
    case 'story':
      return (
        <Block kind={kind}>
          <Text className="story" fact={facts.story} />
        </Block>
      );
    case 'bio':
      return (
        <Block kind={kind} heading={labels.about}>
          <p dir={directionOf(facts.bio.map(({ told }) => told).join(' '))}>
            {facts.bio.map(({ place, told }) => (
              <span key={place} data-place={place}>
                {model.isSpaced ? `${told} ` : told}
              </span>
            ))}
          </p>
        </Block>
      );
    case 'numbers':
      return (
        <Block kind={kind} heading={labels.inNumbers} isMovable>
          <ul className="figures">
            {facts.numbers.map(({ place, told: { figure, what, source } }) => (
              <li key={place} data-place={place}>
                <b dir="auto">{figure}</b>
                <div>
                  <span className="what" dir="auto">
                    {what}
                  </span>
                  {source && (
                    <span className="note" dir={model.direction}>
                      {source}
                    </span>
                  )}
                </div>
              </li>
            ))}
          </ul>
          <Fact name={labels.topCities} fact={facts.topCities} />
        </Block>
      );
    case 'quotes':
      return (
        <Block kind={kind} heading={labels.press}>
          {facts.quotes.map(({ place, told: { text, outlet, href } }) => (
            <blockquote key={place} data-place={place}>
              <p dir={directionOf(text)}>{text}</p>
              <cite dir="auto">{href ? <a href={href}>{outlet}</a> : outlet}</cite>
            </blockquote>
          ))}
        </Block>
      );
    case 'shows':
      return <ShowList kind={kind} heading={labels.live} shows={facts.shows} />;
    case 'playedShows':
      return <ShowList kind={kind} heading={labels.played} shows={facts.playedShows} />;
    case 'stages':
      return (
        <Block kind={kind} heading={labels.onStage} isMovable>
          <Fact name={labels.played} fact={facts.pastVenues} />
          <Fact name={labels.availableFor} fact={facts.availableFor} />
          {facts.video && (
            <p className="fact" data-place={facts.video.place}>
              <b>{labels.liveVideo}</b> <Link link={facts.video.told} />
            </p>
          )}
        </Block>
      );
    case 'tracks':
      return (
        <Block kind={kind} heading={labels.tracks} isMovable>
          <ol className="tracks">
            {facts.tracks.map(({ place, told }) => (
              <li key={place} data-place={place} dir="auto">
                {told}
              </li>
            ))}
          </ol>
        </Block>
      );
    case 'codes':
      return <FactList kind={kind} heading={labels.forAirplay} facts={facts.codes} />;
    case 'mood':
      return <FactList kind={kind} heading={labels.soundsLike} facts={facts.mood} />;
    case 'links':
      return (
        <Block kind={kind} heading={labels.links} isMovable>
          <ul className="links">
            {facts.links.map(({ place, told }) => (
              <li key={place} data-place={place}>
                <Link link={told} />
              </li>
            ))}
          </ul>
        </Block>
      );
  }
}

interface FrameProps {
  kind: BlockKind;
  heading?: string;
  /** Whether it may stand in the other column, where there is more room. */
  isMovable?: boolean;
  children: ReactNode;
}

function Block({ kind, heading, isMovable, children }: FrameProps): ReactElement {
  return (
    <section className={`block ${kind}`} data-block={kind} data-moves={isMovable ? '' : undefined}>
      {heading && <h2>{heading}</h2>}
      {children}
    </section>
  );
}

function ShowList({
  kind,
  heading,
  shows,
}: {
  kind: BlockKind;
  heading: string;
  shows: PageFacts['shows'];
}): ReactElement {
  return (
    <Block kind={kind} heading={heading} isMovable>
      <ul className="shows">
        {shows.map(({ place, told: { date, venue, city } }) => (
          <li key={place} data-place={place}>
            <b dir="auto">{date}</b>
            <span dir="auto">{[venue, city].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function FactList({
  kind,
  heading,
  facts,
}: {
  kind: BlockKind;
  heading: string;
  facts: PageFacts['codes'];
}): ReactElement {
  return (
    <Block kind={kind} heading={heading} isMovable>
      {facts.map(({ place, told: { what, said } }) => (
        <Fact key={place} name={what} fact={{ place, told: said }} />
      ))}
    </Block>
  );
}

function Fact({ name, fact }: { name: string; fact: Placed<string> | null }): ReactElement | null {
  return (
    fact && (
      <p className="fact" data-place={fact.place}>
        <b>{name}</b> <span dir="auto">{fact.told}</span>
      </p>
    )
  );
}

function Text({ className, fact }: { className: string; fact: Placed<string> | null }): ReactElement | null {
  return (
    fact && (
      <p className={className} data-place={fact.place} dir={directionOf(fact.told)}>
        {fact.told}
      </p>
    )
  );
}

function Link({ link: { href, words } }: { link: WebLink }): ReactElement {
  return (
    <a href={href} dir="auto">
      {words}
    </a>
  );
}
