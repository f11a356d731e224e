<?php

declare( strict_types=1 );

namespace Footbridge\Adoption;

use Footbridge\SignedRoute;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What the adoption report reads of WordPress. `GET /wp-json/footbridge/v1/adoption`, signed: what only an administrator
 * sees of a site, without anything of its visitors. With `?after=ID` what the next published texts use. Nothing is
 * changed.
 */
final class Adoption {
	public const ROUTE = '/adoption';

	public static function register(): void {
		SignedRoute::register( self::ROUTE, array( self::class, 'answer' ) );
	}

	/** Returns the inventory, or what the texts after an id use. */
	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		$after = $request->get_param( 'after' );
		return new WP_REST_Response( is_numeric( $after ) ? Texts::after( (int) $after ) : Inventory::all() );
	}
}
