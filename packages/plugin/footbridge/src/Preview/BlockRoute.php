<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use Footbridge\Rest;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * `POST footbridge/v1/preview/block` with `content`, a block with inner blocks, and the header `X-Footbridge-Token`: the site
 * requests its HTML for the editor's canvas.
 */
final class BlockRoute {
	public static function register(): void {
		$content = array(
			'type'      => 'string',
			'required'  => true,
			// As much as the site takes.
			'maxLength' => 262144,
		);
		Rest::add( 'POST', '/preview/block', array( self::class, 'answer' ), array( self::class, 'permission' ), array( 'content' => $content ) );
	}

	/** @return WP_Error|true True for the token of an editor's panel; else an error. */
	public static function permission() {
		$token = self::token();
		// A share link shows a post; it has nothing rendered that is not in it.
		if ( null !== $token && '' === $token->share && Guest::may_show( $token->user, $token->post ) ) {
			return true;
		}
		return new WP_Error( 'footbridge_token', __( 'The preview’s token is not valid.', 'footbridge' ), array( 'status' => 403 ) );
	}

	/** Returns a block's HTML as in the token's post, for a visitor without an account. */
	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		global $post;
		$token   = self::token();
		$content = (string) $request->get_param( 'content' );
		if ( null === $token || ! user_can( $token->user, 'unfiltered_html' ) ) {
			$content = wp_kses_post( filter_block_content( $content, 'post' ) );
		}
		wp_set_current_user( 0 );
		$found = null === $token ? null : get_post( $token->post );
		if ( $found instanceof WP_Post ) {
			$post = $found; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The blocks belong to this post; the request ends here.
			setup_postdata( $post );
		}
		$response = new WP_REST_Response( array( 'html' => apply_filters( 'the_content', $content ) ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's.
		$response->header( 'Cache-Control', 'no-store, private' );
		return $response;
	}

	private static function token(): ?Token {
		return Token::read( (string) Header::token(), time() );
	}
}
