<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Rest;
use Footbridge\Settings\Settings;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/** REST routes for users who may edit a post: `footbridge/v1/preview/token` of the live preview, `preview/links` of share links. */
final class Routes {
	private const LINKS        = '/preview/links';
	private const DEFAULT_DAYS = 7;

	public static function register(): void {
		$post = array(
			'post' => array(
				'type'     => 'integer',
				'minimum'  => 1,
				'required' => true,
			),
		);
		$link = array(
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
		Rest::add( 'POST', '/preview/token', array( self::class, 'token' ), array( self::class, 'permission' ), $post );
		Rest::add( 'GET', self::LINKS, array( self::class, 'links' ), array( self::class, 'permission' ), $post );
		Rest::add( 'POST', self::LINKS, array( self::class, 'create' ), array( self::class, 'permission' ), $post + $link );
		Rest::add( 'DELETE', self::LINKS . '/(?P<id>[0-9a-f]{16})', array( self::class, 'revoke' ), array( self::class, 'may_edit' ), $post );
	}

	/** @return WP_Error|true True for a user who may edit the request's post; else an error. */
	public static function may_edit( WP_REST_Request $request ) {
		return current_user_can( 'edit_post', self::post( $request ) ) ? true : new WP_Error( 'footbridge_forbidden', __( 'You are not allowed to edit this post.', 'footbridge' ), array( 'status' => 403 ) );
	}

	/** @return WP_Error|true True for such a user once address and secret are set, unless the post is in the trash. */
	public static function permission( WP_REST_Request $request ) {
		$may_edit = self::may_edit( $request );
		if ( true === $may_edit && 'trash' === get_post_status( self::post( $request ) ) ) {
			return new WP_Error( 'footbridge_trash', __( 'This post is in the trash.', 'footbridge' ), array( 'status' => 409 ) );
		}
		if ( true !== $may_edit || Settings::complete() ) {
			return $may_edit;
		}
		return new WP_Error( 'footbridge_not_connected', __( 'The front end’s address or the shared secret is missing: see Settings → Footbridge.', 'footbridge' ), array( 'status' => 409 ) );
	}

	/** Returns a token for the live preview, until when it is valid, and the page that takes it. */
	public static function token( WP_REST_Request $request ): WP_REST_Response {
		$token = new Token( self::post( $request ), get_current_user_id(), Settings::origin(), time() + Token::LIVE_S );
		return new WP_REST_Response(
			array(
				'token'   => $token->sign( Settings::secret() ),
				'expires' => $token->expires,
				'url'     => Link::page(),
			)
		);
	}

	public static function links( WP_REST_Request $request ): WP_REST_Response {
		return new WP_REST_Response( array_map( static fn( Link $link ): array => $link->entry(), Links::of( self::post( $request ) ) ) );
	}

	/** @return WP_REST_Response|WP_Error The new link. */
	public static function create( WP_REST_Request $request ) {
		$link = Links::create( self::post( $request ), (int) $request->get_param( 'days' ), sanitize_text_field( (string) $request->get_param( 'note' ) ) );
		if ( null === $link ) {
			/* translators: %d: a number of links. */
			return new WP_Error( 'footbridge_links', sprintf( __( 'This post has %d active links. Revoke one first.', 'footbridge' ), Links::MAX_ACTIVE ), array( 'status' => 409 ) );
		}
		return new WP_REST_Response( $link->entry(), 201 );
	}

	/** @return WP_REST_Response|WP_Error The revoked link. */
	public static function revoke( WP_REST_Request $request ) {
		$link = Links::revoke( self::post( $request ), (string) $request->get_param( 'id' ) );
		return null === $link ? new WP_Error( 'footbridge_link', __( 'This post has no such link.', 'footbridge' ), array( 'status' => 404 ) ) : new WP_REST_Response( $link->entry() );
	}

	private static function post( WP_REST_Request $request ): int {
		return (int) $request->get_param( 'post' );
	}
}
