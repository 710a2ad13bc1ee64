import { Fragment, type ReactElement } from 'react';
import type { SheetModel } from '../sheet-model.js';
import { breakable, directionOf, languageOf } from '../sheet-text.js';
import { focusOf, type SheetLook } from './look.js';

/** Photo, name, and the line below it. */
export function Hero({
  model: { facts },
  look: { photo, photoPlace },
}: {
  model: SheetModel;
  look: SheetLook;
}): ReactElement {
  const { name, descriptors, credential } = facts;
  const language = languageOf(name);
  return (
    <header className={`hero ${photoPlace}`}>
      {photo && (
        <figure className="photo">
          <img src={photo.source} alt={`Photo of ${name}`} data-focus={focusOf(photo)} />
        </figure>
      )}
      <div className="panel">
        <h1 lang={language} dir={directionOf(name)}>
          {breakable(name, language).map((part, index) => (
            <Fragment key={index}>
              {index > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </h1>
        {(descriptors.length > 0 || credential) && (
          <div className="line">
            <p className="descriptors">
              {descriptors.map(({ place, told }) => (
                <span key={place} className="item" data-place={place}>
                  <span dir="auto">{told}</span>
                </span>
              ))}
            </p>
            {credential && (
              <p className="credential" data-place={credential.place} dir={directionOf(credential.told)}>
                {credential.told}
              </p>
            )}
          </div>
        )}
      </div>
    </header>
  );
}
