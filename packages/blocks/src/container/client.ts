import { showFilms } from "../still/show-films.ts";

/** Plays the film behind a box; without this script its first picture stays. */

showFilms();
