import type { StairsCopy } from "./copy.ts";

export const es: StairsCopy = {
  title: "Elige hasta dónde llegar",
  lead: "Las clases son las mismas en los tres. Lo que cambia es cuánta compañía quieres en el camino.",
  ribbon: "El más completo",
  plans: [
    {
      title: "Solo las clases",
      description: "Para quien prefiere ir por su cuenta.",
      value: "US$\u00a039",
      suffix: "una vez",
      items: ["6 clases en video", "Acceso por 1 año"],
      button: "Quiero las clases",
    },
    {
      title: "Clases y cuaderno",
      description: "Para practicar con papel y lápiz.",
      value: "US$\u00a049",
      suffix: "una vez",
      items: ["6 clases en video", "Acceso por 1 año", "Cuaderno y plantillas en PDF"],
      button: "Quiero también el cuaderno",
    },
    {
      title: "Con acompañamiento",
      description: "Para quien quiere que alguien mire su trabajo.",
      value: "US$\u00a099",
      suffix: "una vez",
      items: [
        "6 clases en video",
        "Acceso por 1 año",
        "Cuaderno y plantillas en PDF",
        "Tres revisiones de tu trabajo",
        "Una charla de 30 minutos",
      ],
      button: "Quiero compañía",
    },
  ],
};
