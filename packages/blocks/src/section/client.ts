import { showFilms } from "../still/show-films.ts";

/** Plays the film behind a section; without this script its first picture stays. */

showFilms();
