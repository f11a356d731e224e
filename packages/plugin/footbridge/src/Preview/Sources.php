<?php

declare( strict_types=1 );

namespace Footbridge\Preview;

use WP_Error;
use WP_Post;
use WP_REST_Request;

/**
 * Where unsaved values come from: the block editor sends them with each autosave (assets/autosave.js), the classic editor's
 * Preview sends its whole form.
 */
final class Sources {
	/** Columns of the posts table by the editors' names. */
	private const COLUMNS = array(
		'title'   => 'post_title',
		'content' => 'post_content',
		'excerpt' => 'post_excerpt',
	);

	public static function register(): void {
		add_filter( 'rest_request_after_callbacks', array( self::class, 'block_editor' ), 10, 3 );
		add_filter( 'preview_post_link', array( self::class, 'classic_editor' ), 1, 2 );
	}

	/** Stores what the block editor sent with an autosave, which WordPress has authorized and saved. */
	public static function block_editor( $response, $handler = null, $request = null ) {
		if ( $response instanceof WP_Error || ! $request instanceof WP_REST_Request || 'POST' !== $request->get_method() ) {
			return $response;
		}
		$sent = $request->get_param( 'footbridge' );
		$post = 1 === preg_match( '#^/wp/v2/[\w-]+/(\d+)/autosaves$#', $request->get_route(), $found ) ? get_post( (int) $found[1] ) : null;
		if ( ! is_array( $sent ) || ! $post instanceof WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
			return $response;
		}
		$texts = array();
		foreach ( self::COLUMNS as $name => $column ) {
			$text = $request->get_param( $name );
			$text = is_array( $text ) ? ( $text['raw'] ?? null ) : $text;
			if ( is_string( $text ) ) {
				$texts[ $column ] = $text;
			}
		}
		wp_parse_str( is_string( $sent['form'] ?? null ) ? $sent['form'] : '', $form );
		Unsaved::store( $post, $texts, array( 'fields' => $form['acf'] ?? null ) + $sent );
		return $response;
	}

	/**
	 * Stores the classic editor's form: WordPress requests the preview's link after it has checked the form and saved the
	 * autosave. An author's own draft is saved as a whole.
	 */
	public static function classic_editor( $link, $post = null ) {
		if ( ! $post instanceof WP_Post || ! did_action( 'load-post.php' ) ) {
			return $link;
		}
		$form = wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- post.php has checked it.
		if ( 'dopreview' !== ( $form['wp-preview'] ?? '' ) || (int) ( $form['post_ID'] ?? 0 ) !== $post->ID ) {
			return $link;
		}
		$is_draft = in_array( $post->post_status, array( 'draft', 'auto-draft' ), true );
		if ( ! current_user_can( 'edit_post', $post->ID ) || ( $is_draft && get_current_user_id() === (int) $post->post_author && false === wp_check_post_lock( $post->ID ) ) ) {
			return $link;
		}
		$terms = is_array( $form['tax_input'] ?? null ) ? $form['tax_input'] : array();
		if ( isset( $form['post_category'] ) ) {
			$terms['category'] = $form['post_category'];
		}
		$texts         = array();
		$form['title'] = $form['post_title'] ?? null;
		foreach ( self::COLUMNS as $name => $column ) {
			if ( is_string( $form[ $name ] ?? null ) ) {
				$texts[ $column ] = $form[ $name ];
			}
		}
		Unsaved::store(
			$post,
			$texts,
			array(
				'terms'    => $terms,
				'slug'     => $form['post_name'] ?? null,
				'template' => $form['page_template'] ?? null,
				'picture'  => $form['_thumbnail_id'] ?? null,
				'fields'   => $form['acf'] ?? null,
			)
		);
		return $link;
	}
}
