<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Rest;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** REST routes of share links: `footbridge/v1/preview/links`, for users who may edit the post. */
final class LinkRoutes {
	private const DEFAULT_DAYS = 7;

	public static function add(): void {
		$created = array(
			'days' => array(
				'type'    => 'integer',
				'minimum' => 1,
				'maximum' => Links::MAX_DAYS,
				'default' => self::DEFAULT_DAYS,
			),
			'note' => array(
				'type'      => 'string',
				'maxLength' => Links::MAX_NOTE,
				'default'   => '',
			),
		);
		Rest::add( 'GET', '/preview/links', array( self::class, 'all' ), array( Routes::class, 'permission' ), Routes::POST );
		Rest::add( 'POST', '/preview/links', array( self::class, 'create' ), array( Routes::class, 'permission' ), Routes::POST + $created );
		Rest::add( 'DELETE', '/preview/links/(?P<id>[0-9a-f]{16})', array( self::class, 'revoke' ), array( Routes::class, 'may_edit' ), Routes::POST );
	}

	public static function all( WP_REST_Request $request ): WP_REST_Response {
		$entries = array();
		foreach ( Links::of( (int) $request->get_param( 'post' ) ) as $link ) {
			$entries[] = $link->entry();
		}
		return new WP_REST_Response( $entries );
	}

	/**
	 * Creates a link and returns it.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public static function create( WP_REST_Request $request ) {
		$link = Links::create( (int) $request->get_param( 'post' ), (int) $request->get_param( 'days' ), sanitize_text_field( (string) $request->get_param( 'note' ) ) );
		if ( null === $link ) {
			/* translators: %d: a number of links. */
			return new WP_Error( 'footbridge_links', sprintf( __( 'This post has %d active links. Revoke one first.', 'footbridge' ), Links::MAX_ACTIVE ), array( 'status' => 409 ) );
		}
		return new WP_REST_Response( $link->entry(), 201 );
	}

	/**
	 * Revokes a link and returns it.
	 *
	 * @return WP_REST_Response|WP_Error
	 */
	public static function revoke( WP_REST_Request $request ) {
		$link = Links::revoke( (int) $request->get_param( 'post' ), (string) $request->get_param( 'id' ) );
		return null === $link ? new WP_Error( 'footbridge_link', __( 'This post has no such link.', 'footbridge' ), array( 'status' => 404 ) ) : new WP_REST_Response( $link->entry() );
	}
}
