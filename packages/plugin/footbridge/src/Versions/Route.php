<?php

declare( strict_types=1 );

namespace Footbridge\Versions;

use Footbridge\SignedRoute;
use WP_REST_Response;

/** `GET /wp-json/footbridge/v1/versions`, signed: reports outdated versions to the front end. */
final class Route {
	public const ROUTE = '/versions';

	public static function register(): void {
		SignedRoute::register( self::ROUTE, array( self::class, 'answer' ) );
	}

	/** Returns the installed versions with their floors, what is too old, and which field groups clash with the model's. */
	public static function answer(): WP_REST_Response {
		$versions = Installed::versions();
		return new WP_REST_Response(
			array(
				'findings'  => Doctor::findings( $versions ),
				'installed' => Doctor::installed( $versions ),
				'clashes'   => Clashes::found(),
			)
		);
	}
}
