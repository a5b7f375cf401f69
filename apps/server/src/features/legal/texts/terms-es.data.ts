export const termsEs = `# Términos de uso

> Este es el modelo que viene con el programa. Quien opera esta instalación debe revisarlo con asesoría legal y publicar su propio texto antes de abrir el servicio al público.

Estos términos rigen entre tú y quien opera esta instalación de Vitrine, en {address} ("nosotros"). Al crear una cuenta, declaras que leíste y aceptaste estos términos y el [aviso de privacidad](/privacidad).

## El servicio

Vitrine permite crear, publicar y seguir páginas en internet y guardar los contactos (leads) que los visitantes envían por ellas. Las funciones disponibles dependen de tu plan, descrito en la pantalla de planes antes de contratarlo.

## Tu cuenta

- Debes tener 18 años o más, o actuar en nombre de una empresa que pueda contratar.
- Da información verdadera y mantenla al día.
- Tu contraseña, tus códigos y tus claves de API son personales. Respondes por lo que se haga con ellos; avísanos de inmediato si sospechas un uso indebido.
- Recomendamos activar la verificación en dos pasos.

## Lo tuyo sigue siendo tuyo

Los textos, imágenes, páginas y leads que creas o recibes siguen siendo tuyos. Solo nos autorizas a guardar, copiar, convertir y mostrar ese contenido en la medida necesaria para prestar el servicio. Puedes exportar tus datos en cualquier momento.

Declaras tener derecho a usar todo lo que publicas: textos, marcas, imágenes, videos, fuentes y código de terceros.

## Lo que no está permitido

- Engañar a las personas: estafas, phishing, páginas que se hacen pasar por otra empresa, promesas falsas de resultados.
- Publicar contenido ilegal, que viole derechos de terceros, que explote a menores o que incite a la violencia o a la discriminación.
- Distribuir programas maliciosos o intentar obtener contraseñas, datos de tarjetas o acceso a sistemas ajenos.
- Enviar mensajes a quien no los pidió con contactos obtenidos por el servicio.
- Atacar, sobrecargar o eludir los límites y las protecciones del servicio.

Para denunciar una página, escribe a {contact}.

## Tus páginas y los datos de tus visitantes

Tú decides qué datos pides en tus páginas, para qué los usas y cuánto tiempo los guardas. Ante las leyes de protección de datos, como la LGPD de Brasil, tú eres el responsable de esos datos y nosotros el encargado: los tratamos según tus instrucciones, que das al usar el servicio. Te corresponde tener una base legal, informar a los visitantes y atender sus solicitudes.

Cuando agregas píxeles, scripts o integraciones de terceros, eres tú quien decide enviarles datos.

## Planes, pago y cancelación

- El precio, la periodicidad y los límites son los que se muestran antes de contratar.
- Un período de prueba termina solo en la fecha indicada y no genera cobros.
- Puedes cancelar en cualquier momento. El plan sigue hasta el fin del período ya pagado.
- Quien contrata como consumidor por internet en Brasil puede desistir en un plazo de 7 días y recuperar su dinero, según el artículo 49 del Código de Defensa del Consumidor.
- Los cambios de precio se avisan con al menos 30 días de anticipación y solo valen para el período siguiente.

## Disponibilidad y responsabilidad

Cuidamos que el servicio esté en línea y que ningún lead recibido se pierda, pero ningún servicio en internet está libre de fallas. Conserva copias de lo que sea esencial para ti.

En la medida que la ley lo permita, no respondemos por ganancias que dejes de obtener ni por daños causados por el contenido que publicas o por servicios de terceros que integras. Nada de esto reduce los derechos que la ley da a los consumidores ni la responsabilidad por dolo o culpa grave.

## Suspensión y cierre

Podemos suspender una página o una cuenta que incumpla estos términos o ponga en riesgo a otras personas. Siempre que sea posible avisamos antes, decimos el motivo y te escuchamos.

Puedes eliminar tu cuenta cuando quieras, en la configuración. La eliminación tiene un plazo de espera, que se muestra en la pantalla, durante el cual puede deshacerse; después, tus datos se borran como explica el aviso de privacidad.

## Cambios en estos términos

Podemos actualizar estos términos. Los cambios importantes se avisan por correo o en el panel con al menos 15 días de anticipación. Si no estás de acuerdo, puedes cerrar la cuenta antes de que entren en vigor. Guardamos qué versión aceptó cada persona y cuándo.

## Ley aplicable y contacto

Rigen las leyes de Brasil, sin perjuicio de la protección obligatoria del lugar donde vive el consumidor. Dudas y reclamos: {contact}.
`;
