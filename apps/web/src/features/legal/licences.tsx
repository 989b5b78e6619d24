import { Outside, Clause, Part } from './part.tsx';

export function Licences() {
  return (
    <Part id="licences" title="Licences" updated="Whose work Theia stands on">
      <Clause title="Theia">
        <p>
          Theia is free software under the{' '}
          <Outside href="https://www.gnu.org/licenses/agpl-3.0.html">
            GNU Affero General Public License, version 3 or later
          </Outside>
          . You may run it, study it, change it and share it. Whoever runs a changed version for others must offer them
          its source.
        </p>
      </Clause>
      <Clause title="Swiss Ephemeris">
        <p>
          Positions are calculated with <Outside href="https://www.astro.com/swisseph/">Swiss Ephemeris</Outside>, ©
          Astrodienst AG, Zürich, built on the JPL ephemeris DE431, and used under the AGPL. A company that wants to run
          Theia without publishing its own source needs a professional licence of Swiss Ephemeris from Astrodienst and
          another licence of Theia. Using the API from your own program does not make your program AGPL.
        </p>
      </Clause>
      <Clause title="Places">
        <p>
          Place names, coordinates and populations come from{' '}
          <Outside href="https://www.geonames.org/">GeoNames</Outside>, © GeoNames, licensed under{' '}
          <Outside href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</Outside>; we
          packed them and added nothing. If you show places from our answers to people, credit GeoNames too.
        </p>
      </Clause>
      <Clause title="Time zones">
        <p>
          The history of the clocks is the{' '}
          <Outside href="https://www.iana.org/time-zones">IANA time zone database</Outside> (tzdb, with backzone), in
          the public domain. Zone boundaries come from timezone-boundary-builder, ©{' '}
          <Outside href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</Outside>, under the Open
          Database License.
        </p>
      </Clause>
      <Clause title="Typefaces and software">
        <p>
          Instrument Sans and Geist Mono are licensed under the{' '}
          <Outside href="https://openfontlicense.org/">SIL Open Font License 1.1</Outside>. PostgreSQL is used under the
          PostgreSQL License; the other libraries are named with their licences in the source.
        </p>
      </Clause>
    </Part>
  );
}
