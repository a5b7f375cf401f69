import type { LinkInBioCopy } from "./copy.ts";

export const es: LinkInBioCopy = {
  title: "Barro Menudo, taller de cerámica de mesa",
  description: "Cerámica de mesa hecha a mano: lo que hay listo, el taller de los sábados, visitas y pedidos.",
  name: "Barro Menudo",
  about: "Cerámica de mesa hecha a mano, con una sola horneada al mes.",
  links: { pieces: "Piezas de esta horneada", classes: "Taller de los sábados", visit: "Visitar el taller", order: "Encargar por correo" },
  pieces: {
    title: "Horneada n.º 31",
    items: [
      {
        name: "Botijo Ceniza",
        made: "Gres, esmalte de ceniza de leña. 31 cm",
        price: "US$ 85",
        alt: "Botijo redondo de barro oscuro con esmalte claro que escurre",
      },
      {
        name: "Botella Marea",
        made: "Porcelana con óxido de cobalto. 34 cm",
        price: "US$ 78",
        alt: "Botella clara de cuello azul con olas pintadas",
      },
      {
        name: "Cuenco Sal",
        made: "Terracota, borde esmaltado en blanco. 24 cm",
        price: "US$ 42",
        alt: "Cuenco ancho de terracota con el borde blanco moteado",
      },
      {
        name: "Taza Musgo",
        made: "Gres, verde hasta la mitad. 300 ml",
        price: "US$ 19",
        alt: "Taza verde musgo con la base de barro a la vista",
      },
    ],
    note: "Hay una sola de cada una. Cuando alguien se la lleva, su ficha sale de aquí.",
  },
  classes: {
    title: "Taller de los sábados",
    words: [
      "Cuatro horas, seis personas, un torno para cada una. Haces dos piezas; yo las esmalto, las horneo y te las envío.",
      "De 9 a 13. US$ 52, con barro, horneada y café.",
    ],
  },
  visit: {
    title: "Visitar el taller",
    words: [
      "Rua da Câmara, Tiradentes, Brasil: la puerta azul. De jueves a domingo, de 10 a 17. Si está cerrada, estoy atrás, junto al horno: golpea las manos.",
    ],
  },
  mail: "hola@barromenudo.example",
  follow: "Para ver salir la horneada: [Instagram](https://www.instagram.com/) y [Pinterest](https://www.pinterest.com/)",
};
