<?php

declare( strict_types=1 );

namespace Footbridge\Resolve;

use WP_Post;
use WP_Query;

/** Into how many pages a text and its comments are divided, whether it is locked, and a contributor's articles. */
final class Text {
	/** @return array<string, mixed> The fields of one text. The feed of a text that is not there has none. */
	public static function fields( WP_Query $query ): array {
		$post  = $query->post;
		$parts = $post instanceof WP_Post ? $query->generate_postdata( $post ) : false;
		return array(
			'bylines'          => Bylines::of( $query ),
			'numPages'         => is_array( $parts ) ? (int) $parts['numpages'] : null,
			'part'             => max( 1, (int) $query->get( 'page' ) ),
			'commentPages'     => $post instanceof WP_Post ? self::comment_pages( $post ) : null,
			'commentPage'      => (int) $query->get( 'cpage' ) > 0 ? (int) $query->get( 'cpage' ) : null,
			'passwordRequired' => $post instanceof WP_Post && post_password_required( $post ),
		);
	}

	/** Returns the number of pages of a post's comments; null when they are not divided. */
	private static function comment_pages( WP_Post $post ): ?int {
		$size = (int) get_option( 'comments_per_page' );
		if ( ! get_option( 'page_comments' ) || $size <= 0 ) {
			return null;
		}
		if ( (int) $post->comment_count <= $size ) {
			return 1;
		}
		$count = get_option( 'thread_comments' ) ? get_comments(
			array(
				'post_id' => $post->ID,
				'status'  => 'approve',
				'type'    => 'comment',
				'parent'  => 0,
				'count'   => true,
				'orderby' => 'none',
			)
		) : $post->comment_count;
		return max( 1, (int) ceil( ( is_numeric( $count ) ? (int) $count : 0 ) / $size ) );
	}
}
